#!/bin/sh
# The same bot without Python: it takes the first choice. Run it with
# rondel play wisps --seats "human,command:sh app/python/examples/bot.sh"
while read -r message; do
    case $message in
        '{"type":"decide"'*) echo '{"choice": 0}' ;;
    esac
done
