// What a command that a test starts knows of ours: none of our settings, which must not decide what
// it does, but where Node keeps what it compiled, which is half of a command's start.

export function commandEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE }
}
