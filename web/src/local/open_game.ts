/** Rules under which all hands are open, as whoever looks at a finished game sees them. */
import { Game, State } from '../../../src/parlour/browser/package/game.mjs';

/** A position that hides nothing from anybody. */
class OpenState extends State {
  override view(): State {
    return this.copy();
  }

  override seen(_actor: number, action: number): number {
    return action;
  }

  override copy(): State {
    return new OpenState(this.game, this.bytes.slice(), this.viewer);
  }
}

export class OpenGame extends Game {
  override newState(version?: number): State {
    return new OpenState(this, super.newState(version).bytes);
  }
}
