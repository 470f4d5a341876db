import type { Language } from '@guanlan/features/articles/articles/contract'
import { ModelWay } from '@guanlan/features/handling/models/web'
import { Button, ErrorOf, ErrorState, IconButton, Moment, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { strings } from '../strings.ts'
import { TargetMenu } from './TargetMenu.tsx'
import { showTranslatedTitles, translationApi, useTarget, useTranslatedTitles, useTranslation } from './translated.ts'
import styles from './translation.module.css'

/** The text and its translation, paragraph beside paragraph. Drawn as text, never as HTML. */
export function TranslationPane({
  id,
  language,
  found,
  onClose,
}: {
  id: number
  language: z.infer<typeof Language>
  found: boolean
  onClose: () => void
}) {
  const t = useWords(strings)
  const client = useQueryClient()
  const target = useTarget(language)
  const titles = useTranslatedTitles()
  const made = useTranslation(id, target, found)
  const [anew, setAnew] = useState<{ waiting: boolean; error: unknown }>({ waiting: false, error: null })
  const again = async () => {
    setAnew({ waiting: true, error: null })
    try {
      const translated = await translationApi.translate(
        { body: { id, target, found, again: true } },
        { timeout: 'long' },
      )
      client.setQueryData(['desk', 'detail', id, 'translation', target], translated)
      setAnew({ waiting: false, error: null })
    } catch (error) {
      setAnew({ waiting: false, error })
    }
  }
  const isWaiting = made.isPending || anew.waiting
  const error = anew.error ?? made.error
  return (
    <section className={styles.pane} aria-label={t('translation')} aria-busy={isWaiting}>
      <header>
        <h3>{t('translation')}</h3>
        <TargetMenu target={target} except={language} />
        <span className={styles.by}>
          {made.data && !isWaiting && (
            <>
              {made.data.translator === 'opencc' ? t('byTables') : t('by', { translator: made.data.translator })}{' '}
              <Moment at={made.data.madeAt} />
            </>
          )}
        </span>
        {made.data && made.data.translator !== 'opencc' && (
          <Button size="small" kind="quiet" icon="refresh" disabled={isWaiting} onClick={() => void again()}>
            {t('again')}
          </Button>
        )}
        <IconButton size="small" icon="close" label={`${t('hide')} T`} onClick={onClose} />
      </header>
      {isWaiting && (
        <div role="status">
          <p className="dim">{t('working')}</p>
          <SkeletonRows rows={4} />
        </div>
      )}
      {error !== null &&
        !isWaiting &&
        (isWithoutModel(error) ? (
          <ErrorState title={t('noEndpoint')} actions={<ModelWay />} />
        ) : (
          <ErrorOf error={error} onRetry={() => void again()} />
        ))}
      {made.data && !isWaiting && (
        <>
          <h4 lang={target}>{made.data.ftitle}</h4>
          <div className={styles.pairs}>
            {made.data.paragraphs.map(({ source, translated }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
              <div key={place} className={styles.pair}>
                <p lang={language === 'other' ? undefined : language}>{source}</p>
                <p lang={target}>{translated}</p>
              </div>
            ))}
          </div>
        </>
      )}
      <footer>
        <Button
          size="small"
          kind="quiet"
          icon="rows"
          aria-pressed={titles}
          onClick={() => showTranslatedTitles(!titles)}
        >
          {t('titlesInList')}
        </Button>
      </footer>
    </section>
  )
}

const isWithoutModel = (error: unknown): boolean => (error as { key?: string }).key === 'translation.noEndpoint'
