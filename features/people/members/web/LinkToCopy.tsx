import { Button, copyText, Note, useWords } from '@guanlan/platform/web'
import { strings } from '../strings.ts'

/** The address of an invitation, told this once. */
export function LinkToCopy({ link }: { link: string }) {
  const t = useWords(strings)
  return (
    <>
      <Note>{t('linkMade')}</Note>
      <p style={{ overflowWrap: 'anywhere' }}>
        <code>{link}</code>
      </p>
      <p>
        <Button kind="primary" onClick={() => void copyText(link, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
      </p>
    </>
  )
}
