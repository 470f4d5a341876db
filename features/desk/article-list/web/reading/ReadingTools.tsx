import type { ArticleDetail } from '@guanlan/features/articles/articles/contract'
import { webAddress } from '@guanlan/features/articles/articles/web'
import { TranslateButton } from '@guanlan/features/handling/translation/web'
import { copyText, Icon, IconButton, Menu, Row, useFormat, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { ActMenu } from '../acts/ActMenu.tsx'
import { detailAddress, foundAddress } from '../desk-address.ts'
import { useFoundBy } from '../found.ts'
import { ReadingMenu } from './ReadingMenu.tsx'
import styles from './ReadingPane.module.css'

/** Original, address, place in the list, previous and next. */
export function ReadingTools({
  id,
  monitor,
  article,
  place,
  onStep,
  onFold,
  isFull = false,
  onFull,
}: {
  id: number
  monitor: number | null
  article: ArticleDetail | undefined
  place: { index: number; total: number } | null
  onStep: ((by: 1 | -1) => void) | undefined
  onFold: (() => void) | undefined
  isFull?: boolean | undefined
  onFull: ((full: boolean) => void) | undefined
}) {
  const t = useWords(strings)
  const format = useFormat()
  const original = webAddress(article?.baseInfo.url)
  const foundBy = useFoundBy()
  const address = foundBy ? foundAddress(id, foundBy.query) : detailAddress(id, monitor)
  const own = `${location.origin}${location.pathname}#${address}`
  return (
    <Row gap={2} align="center" className={styles.tools} role="toolbar" data-acts="" aria-label={t('readingTools')}>
      {original && (
        <a
          className="button quiet small icon-only"
          href={original}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('original')}
          title={t('original')}
        >
          <Icon name="external" size={16} />
        </a>
      )}
      <Menu
        side="left"
        className="button quiet small icon-only"
        label={t('copyLinks')}
        face={<Icon name="copy" size={16} />}
        items={[
          { key: 'own', label: t('copyAddress'), run: () => void copyText(own, t('copied'), t('notCopied')) },
          ...(original
            ? [
                {
                  key: 'original',
                  label: t('copyOriginal'),
                  run: () => void copyText(original, t('copied'), t('notCopied')),
                },
              ]
            : []),
        ]}
      />
      {article && <TranslateButton id={id} />}
      {article && (
        <ActMenu
          target={{
            ids: [id],
            articles: [{ ...article, title: article.baseInfo.title }],
            monitor,
            found: foundBy !== null,
          }}
          onRemoved={onStep && (() => onStep(1))}
        />
      )}
      <span className={styles.place}>
        {place && t('place', { index: format.exact(place.index + 1), total: format.exact(place.total) })}
      </span>
      {onStep && (
        <>
          <IconButton size="small" icon="left" label={t('previous')} onClick={() => onStep(-1)} />
          <IconButton size="small" icon="right" label={t('next')} onClick={() => onStep(1)} />
        </>
      )}
      <ReadingMenu besideList={onFull !== undefined} />
      {onFull && (
        <IconButton
          size="small"
          icon={isFull ? 'close' : 'full'}
          label={t(isFull ? 'leaveFull' : 'readFull')}
          onClick={() => onFull(!isFull)}
        />
      )}
      {onFold && !isFull && <IconButton size="small" icon="pane" label={t('foldReading')} onClick={onFold} />}
    </Row>
  )
}
