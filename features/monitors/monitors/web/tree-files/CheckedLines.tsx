import { Tag, useFormat, useSay, useWords } from '@guanlan/platform/web'
import { type CheckedTreeLine, mostLinesShown, type TreeCheck, treeColumns } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './tree-files.module.css'

const outcomeWord = {
  added: 'outcomeAdded',
  changed: 'outcomeChanged',
  same: 'outcomeSame',
  refused: 'outcomeRefused',
} as const

/** What an import would do, line by line. */
export function CheckedLines({ name, check }: { name: string; check: TreeCheck }) {
  const t = useWords(strings)
  const format = useFormat()
  const { lines, newMediaGroups } = check
  const count = (of: 'added' | 'changed' | 'same' | 'refused') => format.exact(check[of])
  const all = check.added + check.changed + check.same + check.refused
  return (
    <>
      <p>
        <b>{name}</b>{' '}
        <span className="dim" role="status">
          {t('checkedSum', {
            added: count('added'),
            changed: count('changed'),
            same: count('same'),
            refused: count('refused'),
          })}
        </span>
      </p>
      {newMediaGroups.length > 0 && <p>{t('newGroups', { names: newMediaGroups.join('、') })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.lines} tabIndex={0} aria-label={t('outcome')}>
        <table>
          <thead>
            <tr>
              <th>{t('lineNumber')}</th>
              <th>{t('outcome')}</th>
              <th>{t('columnPath')}</th>
              <th>{t('details')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: folders that paths name share the number of their first line
              <tr key={at} data-outcome={line.outcome}>
                <td className="dim">{format.exact(line.number)}</td>
                <td>
                  <Tag accent={line.outcome === 'added' || line.outcome === 'changed'}>
                    {t(outcomeWord[line.outcome])}
                  </Tag>
                </td>
                <td>
                  {line.path.slice(0, -1).map(folder => `${folder} / `)}
                  <b>{line.path.at(-1)}</b>
                </td>
                <td>
                  <Details line={line} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {all > lines.length && lines.length >= mostLinesShown && (
        <p className="dim">{t('linesMore', { count: format.exact(all - lines.length) })}</p>
      )}
    </>
  )
}

function Details({ line: { changes, problems, converted } }: { line: CheckedTreeLine }) {
  const t = useWords(strings)
  const say = useSay()
  const titles: Readonly<Record<string, Parameters<typeof say>[0]>> = { ...treeColumns, form: strings.columnForm }
  return (
    <>
      {problems.map(({ field, msg }) => (
        <p key={`${field} ${msg}`} className="problem">
          {titles[field] ? `${say(titles[field])}：${msg}` : msg}
        </p>
      ))}
      {changes.length > 0 && (
        <p>
          {t('changesWhat', { fields: changes.map(field => (titles[field] ? say(titles[field]) : field)).join('、') })}
        </p>
      )}
      {converted && <p>{t('convertedTo', { rule: converted.rule })}</p>}
      {converted && converted.lost.length > 0 && (
        <p className="problem">{t('notCarried', { parts: converted.lost.join('、') })}</p>
      )}
    </>
  )
}
