import { LinkedPage } from '@guanlan/features/handling/shares/web'
import { contract } from '@guanlan/platform/contract'
import { connect, exact, PhoneFrame, useFormat, useWords } from '@guanlan/platform/web'
import { type OpenedBook, sharedBookCalls } from '../../contract/book.ts'
import { strings } from '../../strings.ts'
import styles from './book.module.css'

const api = connect(contract(sharedBookCalls))

/** A clipping book for whoever holds a link, without a session. */
export default function SharedBook() {
  const t = useWords(strings)
  return (
    <LinkedPage
      title={t('book')}
      open={(token, password, options) =>
        api.openSharedBook({ params: { token }, body: { password } }, { ...options, timeout: 'long' })
      }
      holds={token => api.sharedBookHolds({ params: { token }, body: {} })}
    >
      {opened => <Open opened={opened} />}
    </LinkedPage>
  )
}

function Open({ opened }: { opened: Extract<OpenedBook, { state: 'open' }> }) {
  const t = useWords(strings)
  const format = useFormat()
  const { name, organisation, expiresAt, pieces, total, from, to } = opened
  const day = (at: string) => (at.includes('T') ? format.moment(at).slice(0, 16) : at)
  return (
    <PhoneFrame
      title={t('bookNamed', { name })}
      from={t('bookSharedBy', { organisation })}
      isWide
      foot={t('bookHoldsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <p className="dim">
        {day(from)} – {day(to)} · {t('bookPiecesOf', { shown: exact(pieces.length), total: exact(total) })}
      </p>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the book
        <article key={at} className={styles.piece}>
          <h2>
            {at + 1}. {piece.title}
          </h2>
          <p className="dim">{[piece.media, day(piece.on), piece.facts].filter(Boolean).join(' · ')}</p>
          {piece.text && <p>{piece.text}</p>}
          {piece.url && (
            <p>
              <a href={piece.url} target="_blank" rel="noopener noreferrer">
                {t('bookOpenPage')}
              </a>
            </p>
          )}
        </article>
      ))}
    </PhoneFrame>
  )
}
