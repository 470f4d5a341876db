/** Settings as operators may see them: what is in force, and nothing that opens anything. Pure. */
import type { ShownSetting } from '@guanlan/features/administration/health/contract'
import { settingNames, unsetValue } from './settings.ts'

const dots = '•••'
const isSecret = (name: string): boolean => /(SECRET|PASSWORD|TOKEN|_KEY)$/.test(name)

export function settingsShown(environment: Readonly<Record<string, string | undefined>>): ShownSetting[] {
  return settingNames.map(name => {
    const set = environment[name] || undefined
    const value = set ?? unsetValue(name)
    return { name, value: value !== '' && isSecret(name) ? dots : withoutPasswords(value), isSet: set !== undefined }
  })
}

/** What stands before the host of an address, or in its question as a password. */
const withoutPasswords = (text: string): string =>
  text.replace(/(\w:\/\/)[^@/\s]+@/g, `$1${dots}@`).replace(/(password=)[^&\s]+/gi, `$1${dots}`)
