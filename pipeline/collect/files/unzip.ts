/** A gzip stream, piece by piece. Unlike a pipe it gives everything that came before the damage, then the error. */
import { createGunzip } from 'node:zlib'

export async function* unzipped(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unzip = createGunzip()
  let pieces: Buffer[] = []
  let failure: Error | null = null
  unzip.on('data', (piece: Buffer) => pieces.push(piece))
  unzip.on('error', error => (failure = error))
  const closed = new Promise<void>(resolve => unzip.once('close', resolve))
  const take = (): Buffer[] => {
    const taken = pieces
    pieces = []
    return taken
  }
  try {
    for await (const piece of compressed) {
      // A damaged stream closes without an answer to the write.
      await Promise.race([new Promise<void>(resolve => unzip.write(piece, () => resolve())), closed])
      yield* take()
      if (failure) throw failure
    }
    unzip.end()
    await closed
    yield* take()
    if (failure) throw failure
  } finally {
    unzip.destroy()
  }
}
