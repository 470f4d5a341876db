import { Tag } from '@guanlan/platform/web'
import styles from './comparison.module.css'

export const Names = ({ of }: { of: readonly string[] }) => (
  <span className={styles.tags}>
    {of.map(name => (
      <Tag key={name}>{name}</Tag>
    ))}
  </span>
)
