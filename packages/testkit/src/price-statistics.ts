// The statistics by which a simulated market is told from a real one (and from a bad simulation).

export type MinuteStatistics = {
  /** Standard deviation of a minute's log return, in basis points. */
  readonly sigmaBp: number
  /** Autocorrelation of the returns at lag 1. */
  readonly acf1: number
  /** Variance of hourly returns over 60 times that of minutes. */
  readonly varianceRatio60: number
  /** Excess kurtosis of returns clipped at 10 deviations. */
  readonly kurtosis: number
  /** The 99.9 % quantile of absolute returns, in deviations. */
  readonly quantile: number
  /** Autocorrelation of absolute returns at lags 1, 10, 60 and 240. */
  readonly memory: readonly [number, number, number, number]
  /** GARCH(1,1) with Student-t shocks: a + b, and the degrees of freedom. */
  readonly persistence: number
  readonly tailNu: number
}

const HOUR = 60

/** Of the closes of consecutive minutes. */
export function measureMinutes(closes: ArrayLike<number>): MinuteStatistics {
  const returns = logReturns(closes, 1)
  const sigma = Math.sqrt(meanSquare(returns))
  const clipped = returns.map((value) => Math.max(-10 * sigma, Math.min(10 * sigma, value)))
  const absolute = returns.map(Math.abs)
  const { persistence, tailNu } = fitGarch(returns)
  const [lag1, lag10, lag60, lag240] = [1, 10, 60, 240].map((lag) => autocorrelation(absolute, lag))
  return {
    sigmaBp: sigma * 1e4,
    acf1: autocorrelation(returns, 1),
    varianceRatio60: meanSquare(logReturns(closes, HOUR)) / (HOUR * sigma * sigma),
    kurtosis: mean(clipped.map((value) => value ** 4)) / meanSquare(clipped) ** 2 - 3,
    quantile: quantileOf(absolute, 0.999) / sigma,
    memory: [lag1 ?? 0, lag10 ?? 0, lag60 ?? 0, lag240 ?? 0],
    persistence,
    tailNu,
  }
}

/** Log returns over `step` minutes, one after the other without overlap. */
export function logReturns(closes: ArrayLike<number>, step: number): Float64Array {
  const returns = new Float64Array(Math.floor((closes.length - 1) / step))
  for (let place = 0; place < returns.length; place += 1) {
    const [from, to] = [closes[place * step] as number, closes[(place + 1) * step] as number]
    returns[place] = Math.log(to / from)
  }
  return returns
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < values.length; place += 1) sum += values[place] as number
  return sum / values.length
}

export function autocorrelation(values: ArrayLike<number>, lag: number): number {
  const middle = mean(values)
  let [together, all] = [0, 0]
  for (let place = 0; place < values.length; place += 1) {
    const here = (values[place] as number) - middle
    all += here * here
    if (place >= lag) together += here * ((values[place - lag] as number) - middle)
  }
  return all === 0 ? 0 : together / all
}

/** Correlation of two series of mean zero. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [together, squaresA, squaresB] = [0, 0, 0]
  for (let place = 0; place < a.length; place += 1) {
    const [x, y] = [a[place] as number, b[place] as number]
    together += x * y
    squaresA += x * x
    squaresB += y * y
  }
  return together / Math.sqrt(squaresA * squaresB)
}

/** Variance over mean of counts: 1 for arrivals that know nothing of each other. */
export function fanoFactor(counts: ArrayLike<number>): number {
  const middle = mean(counts)
  let squares = 0
  for (let place = 0; place < counts.length; place += 1) {
    squares += ((counts[place] as number) - middle) ** 2
  }
  return squares / counts.length / middle
}

export function quantileOf(values: ArrayLike<number>, part: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

function meanSquare(values: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < values.length; place += 1) sum += (values[place] as number) ** 2
  return sum / values.length
}

/** Maximum likelihood with the long-run variance set to that of the sample. */
function fitGarch(returns: Float64Array): { persistence: number; tailNu: number } {
  const variance = meanSquare(returns)
  const read = (point: readonly number[]) => {
    const persistence = 1 / (1 + Math.exp(-(point[0] as number)))
    const a = persistence / (1 + Math.exp(-(point[1] as number)))
    return { persistence, a, b: persistence - a, nu: 2.05 + Math.exp(point[2] as number) }
  }
  const best = minimise(
    (point) => {
      const { persistence, a, b, nu } = read(point)
      const base = variance * (1 - persistence)
      let [running, sum] = [variance, 0]
      for (const value of returns) {
        const square = value * value
        sum += Math.log(running) + (nu + 1) * Math.log1p(square / (running * (nu - 2)))
        running = base + a * square + b * running
      }
      return sum / 2 + returns.length * logConstant(nu)
    },
    [3.5, -2, 1.5],
  )
  const { persistence, nu } = read(best)
  return { persistence, tailNu: nu }
}

/** Minus the log of the constant of a Student-t density of unit variance. */
function logConstant(nu: number): number {
  return logGamma(nu / 2) - logGamma((nu + 1) / 2) + 0.5 * Math.log(nu - 2)
}

/** Stirling's series, after moving the argument up to where it is exact enough. */
function logGamma(x: number): number {
  let [shift, at] = [0, x]
  while (at < 10) {
    shift += Math.log(at)
    at += 1
  }
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5)
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

type Corner = { readonly point: readonly number[]; readonly value: number }

const SEARCH_STEPS = 120

/** Nelder and Mead's simplex search. */
function minimise(
  cost: (point: readonly number[]) => number,
  start: readonly number[],
): readonly number[] {
  const cornerOf = (point: readonly number[]): Corner => ({ point, value: cost(point) })
  const corners = [
    cornerOf(start),
    ...start.map((_, axis) => cornerOf(start.map((v, place) => (place === axis ? v + 0.7 : v)))),
  ]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    corners.sort((a, b) => a.value - b.value)
    const worst = corners.pop() as Corner
    const centre = start.map((_, axis) => mean(corners.map(({ point }) => point[axis] as number)))
    const along = (factor: number) =>
      cornerOf(centre.map((v, axis) => v + factor * ((worst.point[axis] as number) - v)))
    const [best, second] = [corners[0] as Corner, corners.at(-1) as Corner]
    const mirrored = along(-1)
    if (mirrored.value < best.value) {
      const further = along(-2)
      corners.push(further.value < mirrored.value ? further : mirrored)
    } else if (mirrored.value < second.value) corners.push(mirrored)
    else {
      const nearer = along(0.5)
      if (nearer.value < worst.value) corners.push(nearer)
      else {
        const shrunk = [...corners.slice(1), worst].map(({ point }) =>
          cornerOf(point.map((v, axis) => (v + (best.point[axis] as number)) / 2)),
        )
        corners.splice(1, corners.length - 1, ...shrunk)
      }
    }
  }
  return (corners.sort((a, b) => a.value - b.value)[0] as Corner).point
}
