import { escapeXml } from '@guanlan/platform/contract'
import { Button, copyText, Stack, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './embeds.module.css'

/** What another site puts into its page. Pure. */
export const frameCode = (address: string, title: string): string =>
  `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" width="640" height="400" style="border:0" loading="lazy" referrerpolicy="origin"></iframe>`

/** The code of the frame, told this once. */
export function EmbedMade({ address, title, onBack }: { address: string; title: string; onBack: () => void }) {
  const t = useWords(strings)
  const code = frameCode(address, title)
  return (
    <Stack gap={12} className={styles.form}>
      <p role="status">{t('embedMade')}</p>
      <textarea className={styles.code} readOnly rows={4} aria-label={t('embedCode')} value={code} />
      <small className="dim">{t('embedOnce')}</small>
      <footer>
        <Button onClick={onBack}>{t('embedAnother')}</Button>
        <a className="button" href={address} target="_blank" rel="noopener noreferrer">
          {t('embedPreview')}
        </a>
        <Button kind="primary" icon="copy" onClick={() => void copyText(code, t('embedCopied'), t('embedNotCopied'))}>
          {t('embedCopy')}
        </Button>
      </footer>
    </Stack>
  )
}
