import type { InWork } from '@guanlan/features/articles/articles/contract'
import { strings } from '@guanlan/features/handling/article-actions/strings'
import { LabelDot, useLabels } from '@guanlan/features/monitors/labels/web'
import { useMembers } from '@guanlan/features/people/organisations/web'
import { Icon, Tag, useWords } from '@guanlan/platform/web'
import styles from './acts.module.css'

/** What people said and did, in the line of facts: labels, star, who works on it, review, tags, notes. Nothing where there is nothing. */
export function WorkMarks({ work }: { work: InWork }) {
  const t = useWords(strings)
  const { data: labels = [] } = useLabels()
  const { data: members = [] } = useMembers()
  const { assigneeId, state, review, dueAt } = work
  const isLate = dueAt !== null && state !== 2 && Date.parse(dueAt) < Date.now()
  return (
    <>
      {work.favourite && (
        <span className={styles.star} title={t('favourites')}>
          <Icon name="star" size={12} />
          <span className="unseen">{t('favourites')}</span>
        </span>
      )}
      {work.followed && (
        <span className={styles.label} title={t('followedPublisher')}>
          <Icon name="eye" size={12} />
          {t('followedMark')}
        </span>
      )}
      {work.featured && <Tag accent>{t('featuredPlace')}</Tag>}
      {work.labels.map(id => {
        const label = labels.find(each => each.id === id)
        return (
          label && (
            <span key={id} className={styles.label}>
              <LabelDot colour={label.colour} />
              {label.name}
            </span>
          )
        )
      })}
      {work.tags.map(tag => (
        <span key={tag} className={styles.label}>
          #{tag}
        </span>
      ))}
      {review !== 0 && <Tag>{t(`review${review}`)}</Tag>}
      {(assigneeId !== null || state !== 0) && (
        <span className={styles.label} data-late={isLate || undefined}>
          <Icon name="send" size={12} />
          {[members.find(each => each.id === assigneeId)?.name, t(`state${state}`), isLate && t('overdue')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {work.priority >= 2 && <Tag>{t(`priority${work.priority}` as 'priority2')}</Tag>}
      {work.notes > 0 && (
        <span title={t('notesCount', { count: work.notes })}>
          <Icon name="edit" size={12} /> {work.notes}
          <span className="unseen">{t('notesCount', { count: work.notes })}</span>
        </span>
      )}
    </>
  )
}
