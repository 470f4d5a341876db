import { Button, copyText, Note, Stack, useWords } from '@guanlan/platform/web'
import type { MadeAddress } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './plugins.module.css'

const forms = ['csv', 'json', 'rss', 'atom'] as const

/** The forms of an address, told this once. */
export function AddressesOnce({ made, onClose }: { made: MadeAddress; onClose: () => void }) {
  const t = useWords(strings)
  return (
    <Stack as="section" gap={8} className={styles.made} aria-label={t('onlyOnce')}>
      <Note>{t('onlyOnce')}</Note>
      {forms.map(form => {
        const path = made.paths[form]
        if (path === undefined) return null
        const address = `${location.origin}${path}`
        const name = t(`form_${form}`)
        return (
          <Stack key={form} gap={8} className={styles.made}>
            <b>{name}</b>
            <code>{address}</code>
            <span>
              <Button
                size="small"
                aria-label={t('copyNamed', { name })}
                onClick={() => void copyText(address, t('copied'), t('notCopied'))}
              >
                {t('copy')}
              </Button>
            </span>
          </Stack>
        )
      })}
      <span>
        <Button onClick={onClose}>{t('close')}</Button>
      </span>
    </Stack>
  )
}
