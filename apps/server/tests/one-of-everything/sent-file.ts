import type { Ground } from './ground.ts'

/** A file as a form sends it. */
export async function sentFile(name: string, content: string | Uint8Array): Promise<Ground['sheet']> {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  const sent = new Response(form)
  return {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
