export { BallFace, face } from "../plain/ball-face.tsx";
