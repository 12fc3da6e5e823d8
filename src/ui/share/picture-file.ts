/** Pixels of a PNG for each unit of its picture, so that it stays sharp. */
const SCALE = 2;

/** The address of a picture, which holds the picture itself: the page's policy allows no other but its own files. */
export function pictureAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Draws a picture as a PNG; null where the browser cannot. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  const drawn = new Promise<boolean>((done) => {
    image.onload = () => done(true);
    image.onerror = () => done(false);
  });
  image.src = pictureAddress(svg);
  if (!(await drawn)) return null;
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => {
    try {
      canvas.toBlob(done, 'image/png');
    } catch {
      done(null);
    }
  });
}
