import {
  AreaInput,
  MomentInput,
  NumberInput,
  RecordDialog,
  SwitchInput,
  TextInput,
  useDraft,
} from '@guanlan/platform/web'
import { z } from 'zod'
import { type CourseNode, nodeLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { useNodeWords } from './use-node-words.ts'

const NodeDraft = z.object({
  title: z.string().trim().max(nodeLength.title, 'events.nodeTitleLength'),
  text: z.string().trim().max(nodeLength.text, 'events.nodeTextLength'),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  order: z.number().int().min(0).max(999).nullable(),
  hidden: z.boolean(),
})
type NodeDraft = z.infer<typeof NodeDraft>

const recordOf = ({
  treeId,
  version,
  updatedAt,
  updatedBy,
  title,
  sentences,
  startTime,
  endTime,
  order,
  hidden,
}: CourseNode) => ({
  ...{ id: treeId, version, updatedAt, updatedBy, title, startTime, endTime, order, hidden },
  text: sentences.map(sentence => sentence.text).join('\n'),
})
type NodeRecord = ReturnType<typeof recordOf>

/** One part of a course as a person writes it. */
export default function NodeDialog({
  eventId,
  node,
  name,
  onSaved,
  onClose,
}: {
  eventId: number
  node: CourseNode
  name: string
  onSaved: () => void
  onClose: () => void
}) {
  const { t } = useNodeWords()
  const found = (nodes: readonly CourseNode[]): NodeRecord =>
    recordOf(nodes.find(each => each.treeId === node.treeId) ?? node)
  const draft = useDraft<NodeDraft, NodeRecord>({
    schema: NodeDraft,
    words: strings,
    start: recordOf(node),
    create: () => Promise.reject(new Error('A part of a course is never added')),
    update: async ({ id: treeId, startTime, endTime, ...written }) => {
      const dates = {
        ...(startTime !== null && startTime !== draft.stored?.startTime && { startTime }),
        ...(endTime !== null && node.kind === 'phase' && endTime !== draft.stored?.endTime && { endTime }),
      }
      const done = await api.updateCourse.act({
        body: { ...written, ...dates, id: eventId, updateFlag: 'edit', treeId },
      })
      return { ...done, data: found(done.data.nodes) }
    },
    load: async () => found((await api.get({ params: { id: eventId } })).tree.nodes),
    onSaved,
  })
  return (
    <RecordDialog draft={draft} title={name} label={t('editNode')} size="small" onClose={onClose}>
      <TextInput of={draft} name="title" label={t('nodeTitle')} most={nodeLength.title} placeholder={name} autoFocus />
      <AreaInput of={draft} name="text" label={t('nodeText')} most={nodeLength.text} />
      {node.kind !== 'article' && <MomentInput of={draft} name="startTime" label={t('nodeFrom')} />}
      {node.kind === 'phase' && <MomentInput of={draft} name="endTime" label={t('nodeTo')} />}
      <NumberInput of={draft} name="order" label={t('nodeOrder')} />
      <SwitchInput of={draft} name="hidden" label={t('hideNode')} />
    </RecordDialog>
  )
}
