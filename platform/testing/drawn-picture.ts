import sharp, { type Sharp } from 'sharp'

const [width, height] = [240, 160]

/** A picture of 240 by 160 pixels whose greys rise and fall by a rule of their own: another number is another picture. */
export function drawnPicture(seed: number): Sharp {
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return 128 + 120 * Math.sin((x * (3 + seed)) / 97 + seed) * Math.cos((y * (2 + seed)) / 61)
  })
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
}
