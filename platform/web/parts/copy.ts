import { toast } from './toasts.ts'

/** Copies a text and says so (spec 8: 复制成功, 复制失败). */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: done })
  } catch {
    toast({ text: failed, tone: 'warning' })
  }
}
