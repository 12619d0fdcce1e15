import './styles/index.css'
import type { ComponentChildren } from 'preact'
import { Component } from 'preact'
import { lazy, LocationProvider, Route, Router } from 'preact-iso'
import { MissingScreen, TroubleScreen } from './screens/missing.tsx'
import { AddressWatch } from './state/address.ts'

const HomeScreen = lazy(() => import('./screens/home.tsx').then((module) => module.HomeScreen))
const StopScreen = lazy(() => import('./screens/stop.tsx').then((module) => module.StopScreen))
const WhichScreen = lazy(() => import('./screens/which.tsx').then((module) => module.WhichScreen))
const AskScreen = lazy(() => import('./screens/ask.tsx').then((module) => module.AskScreen))
const RulingScreen = lazy(() => import('./screens/ruling.tsx').then((module) => module.RulingScreen))
const RulingsScreen = lazy(() => import('./screens/rulings.tsx').then((module) => module.RulingsScreen))
const BookScreen = lazy(() => import('./screens/book.tsx').then((module) => module.BookScreen))
const RuleScreen = lazy(() => import('./screens/book.tsx').then((module) => module.RuleScreen))
const RulesScreen = lazy(() => import('./screens/rules.tsx').then((module) => module.RulesScreen))
const AboutScreen = lazy(() => import('./screens/about.tsx').then((module) => module.AboutScreen))
const CardScreen = lazy(() => import('./screens/card.tsx').then((module) => module.CardScreen))
const HandScreen = lazy(() => import('./screens/hand.tsx').then((module) => module.HandScreen))
const TwoScreen = lazy(() => import('./screens/two.tsx').then((module) => module.TwoScreen))
const TableScreen = lazy(() => import('./screens/table.tsx').then((module) => module.TableScreen))
const MoreScreen = lazy(() => import('./screens/more.tsx').then((module) => module.MoreScreen))
const OfflineScreen = lazy(() => import('./screens/offline.tsx').then((module) => module.OfflineScreen))

/** By the first word of the address. */
const SCREENS = new Map([
  ['', [HomeScreen]],
  ['stop', [StopScreen]],
  ['which', [WhichScreen]],
  ['ask', [AskScreen]],
  ['ruling', [RulingScreen]],
  ['rulings', [RulingsScreen]],
  ['book', [BookScreen, RuleScreen]],
  ['rules', [RulesScreen]],
  ['about', [AboutScreen]],
  ['offline', [OfflineScreen]],
  ['card', [CardScreen]],
  ['hand', [HandScreen]],
  ['table', [TableScreen]],
  ['two', [TwoScreen]],
  ['more', [MoreScreen]],
])

/** Loads what draws the page at this path, so that it is drawn at once. */
export const loadScreen = async (path: string): Promise<void> => {
  await Promise.all((SCREENS.get(path.split('/')[1] ?? '') ?? []).map((screen) => screen.preload()))
}

/** The screens of a dispute follow each other; the next one must not wait for its script. */
export const loadDispute = (): void => {
  for (const path of ['/', '/which', '/ask', '/ruling']) loadScreen(path).catch(() => undefined)
}

interface TrapState {
  readonly error?: unknown
}

/** Never a blank page: what went wrong is said, with ways on. */
class Trap extends Component<{ readonly children: ComponentChildren }, TrapState> {
  override state: TrapState = {}

  override componentDidCatch(error: unknown): void {
    this.setState({ error })
  }

  override render(): ComponentChildren {
    return this.state.error === undefined ? this.props.children : <TroubleScreen error={this.state.error} />
  }
}

/** The whole app. `path` is the address that the page was written for, or opened at. */
export const App = (_props: { readonly path?: string }) => (
  <LocationProvider>
    <AddressWatch />
    <Trap>
      <Router>
        <Route path="/" component={HomeScreen} />
        <Route path="/stop" component={StopScreen} />
        <Route path="/which/:section" component={WhichScreen} />
        <Route path="/ask/:situation" component={AskScreen} />
        <Route path="/ruling/:situation" component={RulingScreen} />
        <Route path="/rulings" component={RulingsScreen} />
        <Route path="/book" component={BookScreen} />
        <Route path="/book/:rule" component={RuleScreen} />
        <Route path="/rules" component={RulesScreen} />
        <Route path="/about" component={AboutScreen} />
        <Route path="/offline" component={OfflineScreen} />
        <Route path="/card" component={CardScreen} />
        <Route path="/card/:card" component={CardScreen} />
        <Route path="/hand" component={HandScreen} />
        <Route path="/hand/:situation" component={HandScreen} />
        <Route path="/table" component={TableScreen} />
        <Route path="/two/:situation" component={TwoScreen} />
        <Route path="/more" component={MoreScreen} />
        <Route default component={MissingScreen} />
      </Router>
    </Trap>
  </LocationProvider>
)
