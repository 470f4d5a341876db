import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** What a zip of our own holds, by path. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  const zip = await yauzl.fromBufferPromise(bytes, { autoClose: false })
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return found
}

/** The same, written into a folder. */
export async function unzip(bytes: Buffer, folder: string): Promise<void> {
  for (const [name, content] of await unzipped(bytes)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}
