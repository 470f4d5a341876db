import { Note, useMay, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { useChannels } from './channel-queries.ts'

/** Stands wherever somebody relies on mail: without a mail server nothing leaves, and that has to be known before. */
export function MailNote() {
  const t = useWords(strings)
  const { data } = useChannels(useMay()('notifications.view'))
  return data?.mailIsSet === false ? <Note>{t('mailIsNotSet')}</Note> : null
}
