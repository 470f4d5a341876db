import { useWords } from '@guanlan/platform/web'
import type { Texts } from '../contract.ts'
import { strings } from '../strings.ts'
import { type MarkedPart, markedParts } from './marked-parts.ts'
import styles from './pieces.module.css'

/** Release and piece side by side: what both say is plain, what only one says is marked, numbers that differ most of all. */
export function BothTexts({ texts: { release, piece, common, changes } }: { texts: Texts }) {
  const t = useWords(strings)
  if (release === null)
    return (
      <article className={styles.text} aria-label={t('article')}>
        <p>{piece.text}</p>
      </article>
    )
  return (
    <div className={styles.both}>
      <Side
        label={t('release')}
        title={release.title}
        parts={markedParts(
          release.text,
          common.map(({ inRelease }) => inRelease),
          changes.map(({ inRelease }) => inRelease),
        )}
        isRelease
      />
      <Side
        label={t('article')}
        title={piece.title}
        parts={markedParts(
          piece.text,
          common.map(({ inPiece }) => inPiece),
          changes.map(({ inPiece }) => inPiece),
        )}
      />
    </div>
  )
}

function Side({
  label,
  title,
  parts,
  isRelease = false,
}: {
  label: string
  title: string
  parts: readonly MarkedPart[]
  isRelease?: boolean
}) {
  const Different = isRelease ? 'del' : 'ins'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.text} aria-label={label} tabIndex={0}>
      <small className="dim">{label}</small>
      <h3>{title}</h3>
      <p>
        {parts.map(({ kind, text, from }) =>
          kind === 'same' ? (
            <span key={from}>{text}</span>
          ) : kind === 'number' ? (
            <mark key={from}>{text}</mark>
          ) : (
            <Different key={from}>{text}</Different>
          ),
        )}
      </p>
    </section>
  )
}
