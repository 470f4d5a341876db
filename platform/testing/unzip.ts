import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** Writes what a zip of our own holds into a folder. */
export async function unzip(bytes: Buffer, folder: string): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)))
  }
}
