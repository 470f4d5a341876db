import {
  Button,
  EmptyState,
  Moment,
  PopoverButton,
  Row,
  Segmented,
  Tag,
  toast,
  useOpens,
  useWords,
} from '@guanlan/platform/web'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Notice } from '../../contract.ts'
import { bell as strings } from '../../strings/bell.ts'
import styles from './bell.module.css'
import { chooseVolume, play, volumeOf, volumes } from './sound.ts'
import { useNotices } from './use-notices.ts'
import { useTitleMark } from './use-title-mark.ts'

/** Notices to the reader: how many were not opened, the newest, and how loud they come up. */
export function NoticeBell({ className }: { className: string }) {
  const t = useWords(strings)
  const opens = useOpens()
  const navigate = useNavigate()
  /** What this host does not have is not offered. */
  const linkOf = ({ link }: Notice) => (link && opens(link) ? link : null)
  const follow = (link: string) => {
    const inside = pathInside(link)
    if (inside === null) window.location.assign(link)
    else void navigate(inside)
  }
  const dismissLast = useRef(() => {})
  const notices = useNotices(notice => {
    play(notice.level)
    // One at a time and not for long: it lies over the last rows of a list. The bell has all of them.
    dismissLast.current()
    dismissLast.current = toast({
      text: [markOf(notice), bracketed(levelOf(notice)), notice.title].join(''),
      lasts: 8_000,
      tone: notice.level !== 'normal' || notice.purpose === 'warning' ? 'warning' : 'notice',
      ...(linkOf(notice) && {
        action: {
          label: t('openAll'),
          run: () => {
            void notices.open({ ids: [notice.id] })
            follow(notice.link ?? '')
          },
        },
      }),
    })
  })
  useTitleMark(notices.unopened)
  const bracketed = (word: string) => word && t('bracketed', { word })
  const markOf = ({ mark }: Notice) => bracketed(mark ? t(`mark_${mark}`) : '')
  const levelOf = ({ level, levelName }: Notice) => levelName ?? (level === 'normal' ? '' : t(`level_${level}`))
  const label = notices.unopened > 0 ? t('unopened', { count: notices.unopened }) : t('notices')
  return (
    <span className={styles.bell}>
      <PopoverButton label={label} icon="bell" isIconOnly className={className}>
        {() => (
          <div className={styles.panel}>
            {notices.list.length === 0 ? (
              <EmptyState title={t('noNotices')}>{t('noNoticesText')}</EmptyState>
            ) : (
              <ul className={styles.list} aria-label={t('notices')}>
                {notices.list.map(notice => (
                  <li key={notice.id} data-unopened={notice.openedAt === null || undefined}>
                    <p>
                      {levelOf(notice) && <Tag accent={notice.level !== 'normal'}>{levelOf(notice)}</Tag>}
                      <b>
                        {markOf(notice)}
                        {linkOf(notice) ? (
                          <a
                            href={notice.link ?? ''}
                            onClick={event => {
                              void notices.open({ ids: [notice.id] })
                              if (event.ctrlKey || event.metaKey || event.shiftKey) return
                              event.preventDefault()
                              follow(notice.link ?? '')
                            }}
                          >
                            {notice.title}
                          </a>
                        ) : (
                          notice.title
                        )}
                      </b>
                    </p>
                    {notice.lines.map(line => (
                      <p key={line} className="dim">
                        {line}
                      </p>
                    ))}
                    <p className="dim">
                      <Moment at={notice.at} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
            <Row as="footer" gap={8} align="center" className={styles.foot}>
              <Loudness />
              <span className="grow" />
              {notices.unopened > 0 && (
                <Button size="small" onClick={() => void notices.open({ all: true })}>
                  {t('openEach')}
                </Button>
              )}
            </Row>
          </div>
        )}
      </PopoverButton>
      {notices.unopened > 0 && (
        <i className={styles.count} aria-hidden="true">
          {notices.unopened > 99 ? '99+' : notices.unopened}
        </i>
      )}
    </span>
  )
}

/** The address within the product as it is open here; null: a link to elsewhere. */
const pathInside = (link: string): string | null =>
  link.startsWith(`${window.location.origin}/#/`) ? link.slice(window.location.origin.length + 2) : null

function Loudness() {
  const t = useWords(strings)
  const [volume, setVolume] = useState(volumeOf)
  return (
    <Segmented
      label={t('volume')}
      value={volume}
      onChange={chosen => {
        chooseVolume(chosen)
        setVolume(chosen)
        play('normal', chosen)
      }}
      options={volumes.map(value => ({ value, label: value === '0' ? t('silent') : `${value}%` }))}
    />
  )
}
