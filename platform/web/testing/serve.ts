/// <reference types="node" />
/** Builds the page of contacts and serves it with a fake server behind it; prints its address. `node platform/web/testing/serve.ts [rows] [port]` */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { startFakeServer } from '@guanlan/platform/testing'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { contactStrings, contacts } from './contacts.ts'
import { contactsAnswers } from './contacts-answers.ts'
import { contactsServer } from './contacts-server.ts'

const [rows = '10000', port = '0'] = process.argv.slice(2)
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
}

const outDir = await mkdtemp(join(tmpdir(), 'guanlan-contacts-'))
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: 'es2023' },
})
const api = await startFakeServer(contacts, contactsAnswers(contactsServer(Number(rows))), { contacts: contactStrings })
const page = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '/').split('?')[0] ?? '/'
  const file = join(outDir, path === '/' ? 'index.html' : path)
  if (existsSync(file) && statSync(file).isFile()) {
    outgoing.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(outgoing)
    return
  }
  const { host: _, ...headers } = incoming.headers
  const onward = request(api.origin + incoming.url, { method: incoming.method ?? 'GET', headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(onward)
})
page.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${(page.address() as AddressInfo).port}`))
