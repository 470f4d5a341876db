import { exact, linkTo, Panel, PlainTable, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import type { MessageShare } from '../../contract.ts'
import { howStrings } from '../../strings/how.ts'
import { strings } from '../../strings.ts'
import type { Open } from '../behind/use-open.ts'
import { HowCounted } from '../parts/HowCounted.tsx'
import styles from './overview.module.css'

const shareOf = (count: number | null, of: number): string =>
  count === null || of === 0 ? '—' : `${((count / of) * 100).toFixed(1)}%`

/** How many articles carry each message, among all and among own pieces, with the sentence as it stands. */
export function Messages({ messages, onOpen }: { messages: readonly MessageShare[]; onOpen: Open }) {
  const t = useWords(strings)
  const how = useWords(howStrings)
  return (
    <Panel title={t('messages')} more={<HowCounted name={t('messages')}>{how('how_messages')}</HowCounted>}>
      <PlainTable
        label={t('messages')}
        head={[
          t('message'),
          { number: t('carried') },
          { number: t('share') },
          { number: t('ownShare') },
          t('sentence'),
        ]}
      >
        {messages.map(({ place, text, carried, of, ownCarried, ownOf, behind, sentences: [first] }) => (
          <tr key={place}>
            <th scope="row">{`${place} ${text}`}</th>
            <td data-number>
              {carried ? (
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('openOf', { name: text, value: exact(carried) })}
                  onClick={() => onOpen(text, behind)}
                >
                  {exact(carried)}
                </button>
              ) : carried === 0 ? (
                0
              ) : (
                t('tooMany')
              )}
              {` / ${exact(of)}`}
            </td>
            <td data-number>{shareOf(carried, of)}</td>
            <td data-number>{shareOf(ownCarried, ownOf)}</td>
            <td>
              {first && (
                <>
                  {first.sentence} <Link to={linkTo(`/monitorDetail?id=${first.articleId}`)}>{first.media}</Link>
                </>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
    </Panel>
  )
}
