import { Button, Column, copyText, Note, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { InboundHook } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './hooks.module.css'

/** Where the sender pushes to, and whether it must sign. Addresses and secrets are shown once. */
export function Address({ hook, onChanged }: { hook: InboundHook; onChanged: () => void }) {
  const t = useWords(strings)
  const [shown, setShown] = useState<string | null>(null)
  const { id, signed } = hook
  const open = async () => {
    const { path } = await api.open({ params: { id } })
    setShown(`${location.origin}${path}`)
  }
  const sign = async () => {
    const { secret } = await api.sign({ params: { id }, body: { signed: !signed } })
    setShown(secret)
    onChanged()
  }
  return (
    <Column as="section" gap={8} className={styles.part} aria-label={t('address')}>
      <h3>{t('address')}</h3>
      <p>
        <Button size="small" onClick={() => void open()}>
          {t('newAddress')}
        </Button>{' '}
        <Button size="small" onClick={() => void sign()}>
          {t(signed ? 'unsign' : 'sign')}
        </Button>
      </p>
      {signed && <p className="dim">{t('signedNote')}</p>}
      {shown !== null && (
        <>
          <Note>{t('onlyOnce')}</Note>
          <p>
            <code>{shown}</code>{' '}
            <Button size="small" onClick={() => void copyText(shown, t('copied'), t('notCopied'))}>
              {t('copy')}
            </Button>
          </p>
        </>
      )}
    </Column>
  )
}
