import { type CSSProperties, Fragment } from 'react'
import type { Block, ReportDocument } from '../../contract.ts'
import { BlockView } from './BlockView.tsx'
import styles from './read.module.css'

/** The document as a page, in its own language. */
export function DocumentPage({ document }: { document: ReportDocument }) {
  const hasCover = document.blocks.some(({ kind }) => kind === 'cover')
  const { accent, header, footer, watermark } = document.look
  return (
    <article
      className={styles.page}
      lang={document.language}
      aria-label={document.title}
      style={accent ? ({ '--accent': accent } as CSSProperties) : undefined}
    >
      {watermark && (
        // Drawn, not said: it is pale as a picture would be.
        <div className={styles.watermark} aria-hidden="true" data-text={watermark} />
      )}
      {header && <p className={styles.edge}>{header}</p>}
      {!hasCover && <h1>{document.title}</h1>}
      {document.blocks.map(block => (
        <Fragment key={block.id}>
          <BlockOrColumns block={block} document={document} />
        </Fragment>
      ))}
      {footer && <p className={styles.edge}>{footer}</p>}
    </article>
  )
}

export function BlockOrColumns({ block, document }: { block: Block; document: ReportDocument }) {
  if (block.kind !== 'columns') return <BlockView block={block} document={document} />
  return (
    <div className={styles.columns}>
      {block.columns.map(column => (
        <div key={column.map(({ id }) => id).join(' ')}>
          {column.map(each => (
            <BlockView key={each.id} block={each} document={document} />
          ))}
        </div>
      ))}
    </div>
  )
}
