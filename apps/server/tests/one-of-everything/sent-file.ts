import type { Caller } from '../product.ts'

/** What a form with one file sends. */
export interface SentFile {
  body: Buffer
  headers: Record<string, string>
}

/** A file as a form sends it. */
export async function sentFile(name: string, content: string | Uint8Array): Promise<SentFile> {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}

/** One that was sent, as records name it. @param path of the call that takes it */
export async function storedFile(
  { owner }: { owner: Caller },
  path: string,
  { body, headers }: SentFile,
): Promise<{ id: number; name: string; size: number }> {
  return (await owner.ask('POST', path, body, headers)).body.data
}
