/** The same tools over standard input and output: an installation is asked by HTTP. */
import { apiKeys } from '@guanlan/features/administration/api-keys/contract'
import type { Locale } from '@guanlan/platform/contract'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { askingBy } from './product.ts'
import { mcpServer } from './server.ts'

const longestWaitMs = 60_000

/** @param address of the installation, without a slash at its end @param key of its open interface */
export async function serveMcpOverStdio({
  address,
  key,
  locale,
}: {
  address: string
  key: string
  locale: Locale
}): Promise<void> {
  const ask = askingBy(async ({ method, url, body }) => {
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': locale,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    return { status: answer.status, body: await answer.json() }
  })
  const mayWrite = await ask(apiKeys.whoAmI, {}).then(
    me => me.mayWrite,
    () => false,
  )
  serveStdio(() => mcpServer({ version: '1', publicUrl: address }, { ask, locale, mayWrite, secret: key }))
}
