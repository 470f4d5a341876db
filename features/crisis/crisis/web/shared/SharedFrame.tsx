import { exact, Moment, PhoneFrame, Stack, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { SharedCrisis } from '../../contract/shared.ts'
import parts from '../parts/parts.module.css'
import { sharedStrings } from './api.ts'
import styles from './shared.module.css'

type Head = Omit<SharedCrisis, 'history' | 'newest' | 'statements'>

/** What both pages of a link have in common: name, level, state, and how many articles since when. */
export function SharedFrame({
  opened: { crisis, organisation, expiresAt },
  children,
}: {
  opened: { crisis: Head; organisation: string; expiresAt: string }
  children: ReactNode
}) {
  const t = useWords(sharedStrings)
  const format = useFormat()
  const { name, status, drill, articles, firstArticleAt, startedAt, closedAt } = crisis
  return (
    <PhoneFrame
      title={name}
      from={t('sharedBy', { organisation })}
      isWide
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Stack gap={12}>
        <div className={styles.state}>
          <SharedLevel level={crisis.level} />
          <span className={parts.status} data-status={status}>
            {t(status)}
          </span>
          {drill && <Tag accent>{t('drill')}</Tag>}
        </div>
        <dl className={styles.facts}>
          <Fact name={t('articles')}>{exact(articles)}</Fact>
          {firstArticleAt && (
            <Fact name={t('firstPublished')}>
              <Moment at={firstArticleAt} exact />
            </Fact>
          )}
          {startedAt && (
            <Fact name={t('startedAt')}>
              <Moment at={startedAt} exact />
            </Fact>
          )}
          {closedAt && (
            <Fact name={t('closedAt')}>
              <Moment at={closedAt} exact />
            </Fact>
          )}
        </dl>
        {children}
      </Stack>
    </PhoneFrame>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="dim">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** By the name and in the colour that come with the answer. */
export const SharedLevel = ({ level: { name, colour } }: { level: Head['level'] }) => (
  <span className={parts.level} style={{ '--level': colour } as React.CSSProperties}>
    {name}
  </span>
)
