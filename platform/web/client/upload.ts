/** Sends files and says how far they are, which `fetch` cannot. */

/** As `fetch` with a form of files; `onProgress` is given the share that has left, 0 to 1. */
export function upload(url: string, request: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const { signal } = request
    const stop = () => sending.abort()
    sending.open(request.method ?? 'POST', url)
    for (const [name, value] of new Headers(request.headers)) sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
    sending.onload = () => {
      const headers = new Headers()
      const id = sending.getResponseHeader('x-request-id')
      if (id) headers.set('x-request-id', id)
      resolve(new Response(sending.responseText, { status: sending.status, headers }))
    }
    sending.onerror = () => reject(new TypeError('no answer'))
    sending.onabort = () => reject(new DOMException('stopped', 'AbortError'))
    sending.onloadend = () => signal?.removeEventListener('abort', stop)
    if (signal?.aborted) return reject(new DOMException('stopped', 'AbortError'))
    signal?.addEventListener('abort', stop)
    sending.send(request.body as FormData)
  })
}
