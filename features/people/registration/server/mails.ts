import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { codeMinutes } from '../contract.ts'
import { strings } from '../strings.ts'

/** Pure. The code stands in the subject, where a phone shows it. @param why what the code is for */
export const codeMail = (code: string, locale: Locale, why: string): MessageDraft => ({
  title: say(strings.mailCode, locale, { code }),
  lines: [why, say(strings.mailCodeText, locale, { minutes: codeMinutes }), say(strings.mailNotYou, locale)],
  locale,
})
