import { Button, Row, useFormat } from '@guanlan/platform/web'
import type { CourseNode } from '../../contract.ts'
import { api } from '../api.ts'
import { useEventAct } from '../use-events.ts'
import styles from './course.module.css'
import { useNodeWords } from './use-node-words.ts'

/** What somebody wrote beside what would be there without it. */
export function Proposal({ eventId, node }: { eventId: number; node: CourseNode }) {
  const { t } = useNodeWords()
  const format = useFormat()
  const act = useEventAct()
  const { proposal, treeId, version, sentences } = node
  if (!proposal) return null
  const change = (body: object) =>
    void act(
      () => api.updateCourse.act({ body: { id: eventId, updateFlag: 'edit', treeId, version, ...body } as never }),
      () => t('nodeSaved'),
    )
  const span = ({ startTime, endTime }: Pick<CourseNode, 'startTime' | 'endTime'>) =>
    [startTime, endTime].flatMap(at => (at ? format.moment(at).slice(5, 16) : [])).join(' – ')
  const sides = [
    { name: t('asIs'), title: node.title, when: span(node), lines: sentences },
    { name: t('asProposed'), title: proposal.title, when: span(proposal), lines: proposal.sentences },
  ]
  return (
    <div className={styles.proposal}>
      {sides.map(({ name, title, when, lines }) => (
        <section key={name} aria-label={name}>
          <b>{name}</b> <span className="dim">{when}</span>
          {title && <p>{title}</p>}
          {lines.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <Row gap={8} wrap className={styles.both ?? ''}>
        <Button
          size="small"
          onClick={() =>
            change({
              ...{ title: proposal.title, text: proposal.sentences.map(({ text }) => text).join('\n') },
              ...(node.kind === 'phase' && { startTime: proposal.startTime, endTime: proposal.endTime }),
            })
          }
        >
          {t('takeProposal')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => change({ dropProposal: true })}>
          {t('dropProposal')}
        </Button>
      </Row>
    </div>
  )
}
