import { exact, useFormat, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type TouchContent as Content, touchSeconds } from '../../contract.ts'
import { touchStrings } from '../../strings/touch.ts'
import styles from './touch.module.css'
import { useIdle } from './use-idle.ts'

/** An entry over the wall, one level deep: nothing in it leads on, and it goes by itself. */
export default function TouchContent({
  title,
  queryKey,
  load,
  onBack,
}: {
  title: string
  queryKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<Content>
  onBack: () => void
}) {
  const t = useWords(touchStrings)
  const back = useRef<HTMLButtonElement>(null)
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), retry: false })
  useIdle(touchSeconds * 1_000, onBack)
  useEffect(() => back.current?.focus(), [])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onBack()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onBack])
  return (
    <section className={styles.content} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button ref={back} type="button" onClick={onBack}>
          {t('back')}
        </button>
      </header>
      <div className={styles.text}>
        {error && <p role="alert">{error.message}</p>}
        {data?.isGone && <p>{t('gone')}</p>}
        {data?.paragraphs.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its place
          <p key={place}>{text}</p>
        ))}
        {data?.picture && <img src={data.picture} alt={title} className={styles.picture} />}
        {data?.figure?.of.drawn === 'lines' && <Lines of={data.figure.of} />}
      </div>
    </section>
  )
}

type Lined = Extract<NonNullable<Content['figure']>['of'], { drawn: 'lines' }>

function Lines({ of: { lines, total } }: { of: Lined }) {
  const t = useWords(touchStrings)
  const format = useFormat()
  return (
    <>
      <p>{t('total', { count: exact(total) })}</p>
      <ol>
        {lines.map(({ title, note, at, tone }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <li key={place} data-tone={tone ?? undefined}>
            <strong>{title}</strong>
            <span>{[note, at && format.moment(at).slice(5, 16)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
