//! Writes PNG files with a marker that identifies this program, so that files from other sources are not overwritten.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};

/// Marker near the beginning of a PNG written by this program.
pub const SIGN: &str = "Software\0Rondel";

/// Encodes an image from its width and height in pixels and its RGB values, row by row.
///
/// # Errors
/// Returns an error if the image is empty or the number of values does not match its size.
pub fn packed([width, height]: [u32; 2], dots: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Best);
    encoder.add_text_chunk("Software".to_owned(), "Rondel".to_owned())?;
    let mut writer = encoder.write_header()?;
    writer.write_image_data(dots)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_bears_its_sign_near_its_beginning() {
        let file = packed([2, 1], &[0; 6]).expect("two dots");
        let head = &file[..file.len().min(200)];
        assert!(head.windows(SIGN.len()).any(|bytes| bytes == SIGN.as_bytes()));
        assert!(packed([0, 0], &[]).is_err() && packed([2, 1], &[0; 5]).is_err());
    }
}
