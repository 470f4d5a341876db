import { deskAddress, useForMe } from '@guanlan/features/desk/article-list/web'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { Icon, IconButton, Moment, useFormat, useListSettings, useWords } from '@guanlan/platform/web'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from './places.module.css'

/** Mentions and assignments: how many came since one looked last, and the list of them. */
export function ForMe() {
  const t = useWords(strings)
  const format = useFormat()
  const { data } = useForMe()
  // Kept for the person, like the layout of a list.
  const { choices, arrange, isLoading } = useListSettings('forMe')
  const [shownSince, setShownSince] = useState<number | null>(null)
  /** Milliseconds; 0: never. */
  const lookedAt = Number(choices.lookedAt ?? 0)
  const fresh = (data?.list ?? []).filter(({ at }) => isSince(at, lookedAt)).length
  return (
    <li>
      <button
        type="button"
        onClick={() => {
          setShownSince(lookedAt)
          const newest = Math.max(0, ...(data?.list ?? []).map(({ at }) => (at === null ? 0 : Date.parse(at))))
          if (newest > lookedAt) arrange({ choices: { lookedAt: String(newest) } })
        }}
      >
        <Icon name="user" size={14} />
        <span className="cut grow">{t('forMe')}</span>
        <span className={styles.count}>
          {data && !isLoading && (fresh > 0 ? t('forMeNew', { count: format.exact(fresh) }) : format.exact(data.total))}
        </span>
      </button>
      {shownSince !== null && data && (
        <ForMeDialog list={data.list} since={shownSince} onClose={() => setShownSince(null)} />
      )}
    </li>
  )
}

const isSince = (at: string | null, since: number): boolean => at !== null && Date.parse(at) > since

type Line = NonNullable<ReturnType<typeof useForMe>['data']>['list'][number]

function ForMeDialog({ list, since, onClose }: { list: readonly Line[]; since: number; onClose: () => void }) {
  const t = useWords(strings)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`floating ${styles.forMe}`} aria-labelledby="for-me-title" onClose={onClose}>
      <header>
        <h2 id="for-me-title">{t('forMe')}</h2>
        <IconButton icon="close" label={t('done')} onClick={onClose} />
      </header>
      {list.length === 0 && <p className="dim">{t('forMeNone')}</p>}
      <ul>
        {list.map(({ kind, articleId, title, text, by, at }) => (
          <li key={`${kind} ${articleId} ${at}`} data-fresh={isSince(at, since) || undefined}>
            <Icon name={kind === 'mention' ? 'comment' : 'send'} size={14} />
            <div className="grow">
              <Link to={deskAddress({ range: '30d', open: articleId })} onClick={onClose}>
                {title}
              </Link>
              {text && <p>{text}</p>}
              <p className="dim">
                {t(kind === 'mention' ? 'mentionedBy' : 'assignedBy', { by: by ?? t('bySystem') })}
                {at && (
                  <>
                    {' · '}
                    <Moment at={at} />
                  </>
                )}
                {isSince(at, since) && <b> · {t('forMeFresh')}</b>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
