/** `/which/<section>`: a picture of the first screen stands for several situations; this asks which of them it was. */
import { PictureTiles } from '../art/picture-tiles.tsx'
import { SituationPicture } from '../art/situations.tsx'
import { Heading, Page } from '../components/page.tsx'
import { sections } from '../state/catalogue.ts'
import { MissingScreen } from './missing.tsx'

export const WhichScreen = ({ section = '' }: { readonly section?: string }) => {
  const found = sections.find(({ id }) => id === section)
  if (found === undefined) return <MissingScreen />
  const { name, situations } = found
  return (
    <Page title={`${name}. Which of these?`} ground="felt" place="settle" back="/" step={`which ${section}`}>
      <PictureTiles />
      <div class="ask ask--one">
        <div class="ask__r">
          <div>
            <Heading>{name}</Heading>
            <p class="lead">Which of these was it?</p>
          </div>
          <div class={`answers answers--${situations.length}`}>
            {situations.map((card) => (
              <a key={card.id} class="key" href={`/ask/${card.id}`}>
                <SituationPicture id={card.id} />
                <span>
                  {card.name}
                  <small>{card.scope}</small>
                </span>
              </a>
            ))}
          </div>
        </div>
      </div>
    </Page>
  )
}
