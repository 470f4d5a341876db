import { LinkDialog } from '@guanlan/features/handling/shares/web'
import { useWords } from '@guanlan/platform/web'
import { topicStrings } from '../../strings.ts'
import { api } from '../api.ts'

/** Makes a link to a topic and tells it, this once. */
export function ShareTopic({ id, topic, onClose }: { id: number; topic: string; onClose: () => void }) {
  const t = useWords(topicStrings)
  return (
    <LinkDialog
      title={t('shareTopic', { topic })}
      about={t('shareAbout')}
      make={terms => api.topicShare({ body: { id, ...terms } })}
      onClose={onClose}
    />
  )
}
