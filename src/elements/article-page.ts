import './every-page.ts';
import { ContentsList } from './contents-list.ts';
import { registerView } from './register-view.ts';
import { startShareButtons } from './share-buttons.ts';

customElements.define('contents-list', ContentsList);
startShareButtons();
registerView();
