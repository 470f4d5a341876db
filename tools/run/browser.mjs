// The browser tests use the system's Chromium and Noto's Chinese fonts; Debian's packages are installed when we may.
import { existsSync } from 'node:fs'
import { runQuietly } from './programs.mjs'
import { Stop, say, timed } from './say.mjs'

/** Chromium without its windows: a quarter less of the processor for the same screens. Journeys that need no extension run in it where it is there. */
const SHELL = 'chromium-headless-shell'
const CJK_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

export async function ensureBrowser() {
  const chromium = process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium'
  const missing = []
  if (!existsSync(chromium)) missing.push('chromium')
  if (process.platform === 'linux' && !(await hasChineseFonts())) missing.push('fonts-noto-cjk')
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length === 0) return mayInstall ? ensureShell() : undefined
  if (!mayInstall) {
    throw new Stop(
      `The browser tests need ${missing.join(' and ')}: install them (Debian: apt-get install ${missing.join(' ')}), or name a Chromium in GUANLAN_CHROMIUM.`,
    )
  }
  await timed(`Installing ${missing.join(' and ')}`, async () => {
    await apt('update')
    await apt('install', '-y', '--no-install-recommends', ...missing)
  })
  if (!existsSync(chromium)) throw new Stop(`${chromium} is still missing: name a Chromium in GUANLAN_CHROMIUM.`)
  await ensureShell()
}

/** Without it the journeys run in Chromium itself. */
async function ensureShell() {
  if (process.env.GUANLAN_CHROMIUM || existsSync(`/usr/bin/${SHELL}`)) return
  await timed(`Installing ${SHELL}`, async () => {
    await apt('update')
    await apt('install', '-y', '--no-install-recommends', SHELL)
  }).catch(error => say(`${error.message}\nThe journeys run in Chromium itself.`))
}

async function hasChineseFonts() {
  if (existsSync(CJK_FONT)) return true
  const { code, output } = await runQuietly('fc-list', [':lang=zh'])
  return code === 0 && output.includes('CJK')
}

async function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await runQuietly('apt-get', words, { env })
  if (code !== 0) throw new Stop(`apt-get ${words[0]} failed.\n${output.trim().split('\n').slice(-8).join('\n')}`)
}
