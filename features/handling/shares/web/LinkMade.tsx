import { Button, copyText, linkTo, Stack, TextField, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './share-panel.module.css'

/** Where links are listed and ended. */
const sharesAddress = linkTo('/systemSettings', null, { part: 'shares' })

/** A link as it is told, this once. */
export function LinkMade({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useWords(strings)
  return (
    <Stack gap={12} className={styles.form}>
      <p role="status">{t('made')}</p>
      <TextField
        label={t('link')}
        readOnly
        value={address}
        // Nothing else is to be done here first.
        ref={field => field?.select()}
        below={
          <small className="dim">
            {t('once')}{' '}
            <Link to={sharesAddress} onClick={onClose}>
              {t('mine')}
            </Link>
          </small>
        }
      />
      <footer>
        <a className="button quiet" href={address} target="_blank" rel="noopener noreferrer">
          {t('preview')}
        </a>
        <Button kind="primary" icon="copy" onClick={() => void copyText(address, t('copied'), t('notCopied'))}>
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </footer>
    </Stack>
  )
}
