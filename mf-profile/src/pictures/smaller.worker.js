/* global self, createImageBitmap, OffscreenCanvas */

// Published as it stands, not bundled: it may import nothing.

const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** A jpeg whose longer side is `side` at most; what was transparent is white. */
function drawn(bitmap, side) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** The best quality that fits; a picture of noise is drawn smaller still. */
async function smaller({ file, longestSide, maxBytes }) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  for (let side = longestSide; ; side = Math.round(side * 0.75)) {
    const canvas = drawn(bitmap, side);
    for (const quality of QUALITIES) {
      const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (picture.size <= maxBytes) return picture;
    }
  }
}

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ picture: await smaller(data) });
  } catch (error) {
    self.postMessage({ reason: error instanceof Error ? error.message : String(error) });
  }
};
