import { SkeletonBlock, Stack } from '@guanlan/platform/web'

/** Where an article will stand. */
export const WaitingForArticle = () => (
  <Stack gap={16}>
    <SkeletonBlock width="92%" height={22} />
    <SkeletonBlock width="60%" height={14} />
    <SkeletonBlock height={180} />
    <SkeletonBlock width="80%" height={14} />
  </Stack>
)
