import { exact, PlainTable, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { everyBlock, type PlainBlock, type ReportDocument } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { Articles } from './Articles.tsx'
import { addressOf } from './address.ts'
import { ChartBlock } from './ChartBlock.tsx'
import { Figures } from './Figures.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import styles from './read.module.css'

/** One block as it is read. */
export function BlockView({ block, document }: { block: PlainBlock; document: ReportDocument }) {
  const t = useWords(strings)
  switch (block.kind) {
    case 'cover':
      return (
        <div className={styles.cover} id={block.id}>
          <h1>{block.title}</h1>
          <p>{block.subtitle}</p>
          {block.lines.map(line => (
            <p key={line} className="dim">
              {line}
            </p>
          ))}
        </div>
      )
    case 'contents':
      return (
        <nav className={styles.contents} aria-label={block.title}>
          <h2>{block.title}</h2>
          <ol>
            {[...everyBlock(document.blocks)].map(
              each =>
                each.kind === 'heading' && (
                  <li key={each.id} data-level={each.level}>
                    {each.text}
                  </li>
                ),
            )}
          </ol>
        </nav>
      )
    case 'heading': {
      const Heading = `h${block.level + 1}` as 'h2' | 'h3' | 'h4'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'text':
      return (
        <section id={block.id}>
          <Paragraphs paragraphs={block.paragraphs} />
          {block.behind && (
            <Link to={addressOf(block.behind)} className={styles.open}>
              {t('openArticles')}
            </Link>
          )}
        </section>
      )
    case 'method':
      return (
        <section id={block.id} className={styles.method}>
          <h3>{block.title}</h3>
          <Paragraphs paragraphs={block.paragraphs} />
        </section>
      )
    case 'quote':
      return (
        <blockquote id={block.id}>
          <p>{block.text}</p>
          {block.source && <footer>{block.source}</footer>}
        </blockquote>
      )
    case 'figures':
      return <Figures block={block} />
    case 'chart':
      return <ChartBlock block={block} />
    case 'table':
      return <Table block={block} />
    case 'articles':
      return <Articles block={block} zone={document.zone} />
    case 'picture':
      return <p className="dim">{block.description}</p>
    case 'pageBreak':
      return <hr className={styles.pageBreak} />
  }
}

function Table({ block }: { block: Extract<PlainBlock, { kind: 'table' }> }) {
  const { columns } = block
  return (
    <section id={block.id} className={styles.listed}>
      <h3>{block.title}</h3>
      {block.sentence && <p>{block.sentence}</p>}
      <PlainTable
        label={block.title}
        head={columns.map(({ title, align }) => (align === 'end' ? { number: title } : title))}
      >
        {block.rows.map((cells, row) => {
          const behind = block.behindRows?.[row]
          const opens = block.opensRows?.[row]
          const figure = cells.findIndex(cell => typeof cell === 'number')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have their place alone
            <tr key={`${row} ${cells[0]}`}>
              {cells.map((cell, at) => (
                <td
                  key={columns[at]?.title}
                  data-name={columns[at]?.title}
                  data-number={columns[at]?.align === 'end' ? true : undefined}
                >
                  {typeof cell !== 'number' ? (
                    opens && at === 0 ? (
                      <Link to={opens} className={styles.record}>
                        {cell}
                      </Link>
                    ) : (
                      cell
                    )
                  ) : behind && at === figure ? (
                    <Link to={addressOf(behind)} aria-label={`${cells[0]} ${columns[at]?.title} ${exact(cell)}`}>
                      {exact(cell)}
                    </Link>
                  ) : (
                    exact(cell)
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </PlainTable>
    </section>
  )
}
