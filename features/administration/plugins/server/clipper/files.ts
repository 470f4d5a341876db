/** The files of the extension, for one installation and organisation: what Chrome and Edge load unpacked. */
import { readFile } from 'node:fs/promises'
import { type Locale, say } from '@guanlan/platform/contract'
import { strings } from '../../strings.ts'

const folder = new URL('../../clipper/', import.meta.url)
const asTheyAre = ['popup.html', 'popup.css', 'popup.js', 'read-page.js'] as const
const version = '1.0.0'

/** Folders of languages as browsers call them. */
const languages = { zh: 'zh_CN', 'zh-TW': 'zh_TW', en: 'en' } as const satisfies Record<Locale, string>

/** `$ADDRESS$` stands for the first value that the window gives. */
const messages = {
  name: strings.clip_name,
  about: strings.clipperText,
  key: strings.clip_key,
  keyNote: strings.clip_keyNote,
  saveKey: strings.clip_saveKey,
  otherKey: strings.clip_otherKey,
  title: strings.column_title,
  media: strings.column_media,
  text: strings.clip_text,
  monitor: strings.monitor,
  send: strings.clip_send,
  sending: strings.clip_sending,
  sent: strings.clip_sent,
  isOff: strings.clip_isOff,
  unreadable: strings.clip_unreadable,
  unreachable: strings.clip_unreachable,
} as const

export interface ClipperOf {
  /** Of the product, as its people reach it; the extension may ask this host alone. */
  publicUrl: string
  organisation: string
}

/** Texts by path inside the package. */
export async function clipperFiles({ publicUrl, organisation }: ClipperOf): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const name of asTheyAre) files[name] = await readFile(new URL(name, folder), 'utf8')
  const { origin, protocol, hostname } = new URL(publicUrl)
  files['config.json'] = JSON.stringify({ address: origin, organisation })
  files['manifest.json'] = JSON.stringify(
    {
      manifest_version: 3,
      name: '__MSG_name__',
      description: '__MSG_about__',
      version,
      default_locale: languages.zh,
      // The page in front, when the button is pressed; no page otherwise.
      permissions: ['activeTab', 'scripting', 'storage'],
      host_permissions: [`${protocol}//${hostname}/*`],
      action: { default_popup: 'popup.html', default_title: '__MSG_name__' },
    },
    null,
    2,
  )
  for (const [locale, language] of Object.entries(languages) as [Locale, string][])
    files[`_locales/${language}/messages.json`] = JSON.stringify(messagesIn(locale), null, 2)
  return files
}

const messagesIn = (locale: Locale) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, phrase]) => [
      name,
      { message: say(phrase, locale), placeholders: { address: { content: '$1' } } },
    ]),
  )
