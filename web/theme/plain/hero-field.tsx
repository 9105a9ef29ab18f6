export { HeroField } from "../hero-field.tsx";
