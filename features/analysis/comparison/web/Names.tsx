import { Row, Tag } from '@guanlan/platform/web'

export const Names = ({ of }: { of: readonly string[] }) => (
  <Row as="span" gap={4} wrap>
    {of.map(name => (
      <Tag key={name}>{name}</Tag>
    ))}
  </Row>
)
