/** The tools of `/mcp` over standard input and output, for assistants that begin programs: `GUANLAN_URL=… GUANLAN_KEY=glk_… npm run --silent mcp`. */
import process from 'node:process'
import { serveMcpOverStdio } from '@guanlan/features/administration/mcp/server'
import { localeOf } from '@guanlan/platform/contract'

const { GUANLAN_URL: url = '', GUANLAN_KEY: key = '', LANG: language = '' } = process.env
const address = url.replace(/\/$/, '')
if (/^https?:\/\/[^/]+$/.test(address) && key.startsWith('glk_'))
  await serveMcpOverStdio({ address, key, locale: localeOf(language.replace(/\..*$/, '').replace('_', '-')) })
else {
  process.stderr.write(
    'Set GUANLAN_URL to the address of the installation, and GUANLAN_KEY to a key of the open interface (glk_…).\n',
  )
  process.exitCode = 1
}
