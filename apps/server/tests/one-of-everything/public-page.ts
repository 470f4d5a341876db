// Texts that nobody has written, and a page that says one of them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Product } from '../product.ts'

/** Another one for each seed: alike texts would be one story. */
export const inventedText = (seed: number, length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + index * index * 104_729) % 16_000)),
  ).join('')

/** A page that anybody may read; lives as long as the process of the test. */
export async function aPublicPage(product: Product): Promise<string> {
  const server = createServer(
    (_, reply) =>
      void reply
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<html><head><title>公开通报</title></head><body><article><h1>公开通报</h1><p>${inventedText(7, 200)}。</p></article></body></html>`,
        ),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  product.trustedHosts.add(host)
  return `http://${host}/notice.html`
}
