/** For programs that tests start again and again (`node --import`): what the one before compiled is not compiled anew, although each is killed. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

enableCompileCache(join(tmpdir(), 'guanlan-compiled'))
// Written by itself only when a program ends of its own accord.
setInterval(flushCompileCache, 100).unref()
