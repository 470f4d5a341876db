import { longestPicture } from '../../contract.ts'

/** Pixels a side, and how good it is, tried one after the other until it fits. */
const sides = [1920, 1600, 1280, 960] as const
const quality = 0.85

/** As JPEG in an address of data: what else the file holds stays behind. Null: it is no picture that this browser reads. */
export async function pictureOf(file: File): Promise<string | null> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return null
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.round(picture.width * scale))
      canvas.height = Math.max(1, Math.round(picture.height * scale))
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const data = canvas.toDataURL('image/jpeg', quality)
      if (data.length <= longestPicture) return data
    }
    return null
  } finally {
    picture.close()
  }
}
