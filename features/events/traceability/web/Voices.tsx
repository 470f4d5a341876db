import { Panel, useFormat, useWords } from '@guanlan/platform/web'
import type { Traced, Voice } from '../contract/picture.ts'
import { strings } from '../strings.ts'
import styles from './trace.module.css'
import { useWordsOfNodes } from './use-words-of-nodes.ts'

/** Who mattered, each with its measure and hours; what is known and what is inferred stand apart. */
export function Voices({ traced, onChoose }: { traced: Traced; onChoose: (node: number) => void }) {
  const t = useWords(strings)
  const format = useFormat()
  const words = useWordsOfNodes(traced)
  const roleOf = ({ role, node }: Voice): string => {
    const its = traced.nodes[node ?? -1]
    if (role === 'firstOfPlatform')
      return t('role_firstOfPlatform', { name: its?.platform ? words.platform(its.platform) : '' })
    if (role === 'firstOfLevel') return t('role_firstOfLevel', { name: its?.level ? words.level(its.level) : '' })
    return t(`role_${role}`)
  }
  return (
    <Panel title={t('voices')}>
      <ol className={styles.voices}>
        {traced.voices.map(voice => {
          const { role, node, source, hours, known, inferred } = voice
          const name = node === null ? traced.sources[source ?? -1]?.name : traced.nodes[node]?.media
          return (
            <li key={`${role} ${node} ${source}`}>
              <span className="dim">{roleOf(voice)}</span>
              {node === null ? (
                <span className="cut">
                  <i className={styles.hatched} /> {name}
                </span>
              ) : (
                <button type="button" className="cut" title={traced.nodes[node]?.title} onClick={() => onChoose(node)}>
                  <b>{name}</b> {traced.nodes[node]?.title}
                </button>
              )}
              <small>{t('measure', { known: format.exact(known), inferred: format.exact(inferred) })}</small>
              <small className={`dim ${styles.hours}`}>
                {t('hours', { hours: hours < 10 ? hours.toFixed(1) : String(Math.round(hours)) })}
              </small>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
